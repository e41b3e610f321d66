import { expect, test } from 'vitest';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';
import { ScreenPlayer } from './player/screen-player.ts';
const program = useProgram();
const ptys = usePty(program);
const cases: string[][] = [
  ['go-fish'], ['go-fish','--preset','pairs'], ['go-fish','--preset','classic','--seats','6'],
  ['crazy-eights'], ['crazy-eights','--seats','10'],['crazy-eights','--preset','quick'],['crazy-eights','--preset','actions','--seats','6'],['crazy-eights','--seats','2'],
];
for (const c of cases) for (const [columns,rows] of [[80,24],[60,16],[140,40]])
test(c.join(' ')+columns, async () => {
  const pty = ptys.shoal([...c, '--seed', '7', '--speed', 'instant'], {columns, rows});
  const t = performance.now();
  const { prompts, keys } = await new ScreenPlayer(pty, '1').play();
  console.log(c.join(' '), columns, keys, Math.round(performance.now()-t), prompts);
  expect(pty.screen()[0]).toContain('The game is over');
});
