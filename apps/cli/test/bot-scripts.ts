import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bots that keep to the protocol except in one way, each a few lines of Node. */
const PARTS = {
  hello: `say({ protocol: 'shoal-bot/1', name: 'scripted' })`,
  choose: 'say(message.legal[0])',
  result: '',
};

/** What a bot does in answer to each message, as JavaScript; `say` writes a line, `count` counts its choices. */
export type Script = Partial<typeof PARTS> & { readonly begin?: string };

/** Writes the bot into a folder; gives the command that starts it. */
export function scriptedBot(folder: string, name: string, script: Script): string {
  const { hello, choose, result } = { ...PARTS, ...script };
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
let count = 0;
${script.begin ?? ''}
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') { ${hello} }
  if (message.type === 'choose') { count += 1; ${choose} }
  if (message.type === 'result') { ${result} }
});
`,
  );
  return `"${process.execPath}" "${path}"`;
}
