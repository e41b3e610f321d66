import type { Picture } from './shoot.ts';

/** One page that shows all pictures, scene by scene. */
export function shotsPage(pictures: readonly Picture[]): string {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shoal in pictures</title>
<style>
  body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; color: #0c2b33; background: #eaf4f3; }
  nav { columns: 16rem; }
  section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; }
  h2 { margin: 40px 0 8px; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; height: auto; zoom: 0.5; border: 2px solid #7fb9b8; }
  figcaption { font-size: 13px; }
</style>
<h1>Shoal in pictures</h1>
<nav>${scenes.map((scene) => `<a href="#${scene}">${scene}</a><br>`).join('\n')}</nav>
${scenes.map((scene) => sectionOf(scene, pictures)).join('\n')}
</html>
`;
}

function sectionOf(scene: string, pictures: readonly Picture[]): string {
  const figures = pictures.filter((picture) => picture.scene === scene).map(figureOf);
  return `<h2 id="${scene}">${scene}</h2>\n<section>\n${figures.join('\n')}\n</section>`;
}

function figureOf({ file, size: { width, height }, look, scene }: Picture): string {
  const caption = `${width} × ${height}, ${look}`;
  const image = `<img src="${file}" alt="${scene}, ${caption}" loading="lazy">`;
  return `<figure><a href="${file}">${image}</a><figcaption>${caption}</figcaption></figure>`;
}
