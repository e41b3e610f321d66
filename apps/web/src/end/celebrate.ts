const FISH = 26;
const HUES = ['#ffd166', '#5cd0c8', '#ff8fa3', '#8ecae6', '#c3f584'];
const LASTS_MS = 2200;

/** Lets a shoal swim across the page, unless the person prefers reduced motion. Blocks nothing. */
export function celebrate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sea = document.createElement('div');
  sea.setAttribute('aria-hidden', 'true');
  Object.assign(sea.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '50' });
  for (let index = 0; index < FISH; index++) sea.append(swimmer(index));
  document.body.append(sea);
  setTimeout(() => sea.remove(), LASTS_MS + 600);
}

const SVG = 'http://www.w3.org/2000/svg';

function swimmer(index: number): SVGSVGElement {
  const fish = document.createElementNS(SVG, 'svg');
  fish.setAttribute('viewBox', '0 0 32 16');
  const body = document.createElementNS(SVG, 'path');
  body.setAttribute('d', 'M2 8 C8 0 20 0 25 7 L31 2 L30 8 L31 14 L25 9 C20 16 8 16 2 8 Z');
  body.setAttribute('fill', HUES[index % HUES.length]);
  fish.append(body);
  const width = 22 + ((index * 37) % 26);
  const top = (index * 61) % 100;
  Object.assign(fish.style, { position: 'absolute', left: '100%', top: `${top}%`, width: `${width}px` });
  const bend = ((index % 5) - 2) * 18;
  fish.animate(
    [
      { transform: 'translate(0, 0)', opacity: 1 },
      { transform: `translate(-60vw, ${bend}px)`, opacity: 1, offset: 0.6 },
      { transform: `translate(-118vw, ${-bend}px)`, opacity: 0.6 },
    ],
    { duration: LASTS_MS - ((index * 53) % 500), delay: (index * 29) % 500, easing: 'ease-in-out', fill: 'both' },
  );
  return fish;
}
