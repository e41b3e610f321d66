import { useEffect, useRef, useState } from 'preact/hooks';

/** The room for a plot in CSS pixels, and how high its letters are there. */
export interface PlotSize {
  readonly width: number;
  readonly letter: number;
}

const USUAL: PlotSize = { width: 320, letter: 13 };

/** Plots are drawn for the room they have, so that their letters are as large as those around them. */
export function usePlotSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      if (width > 0)
        setSize((before) => (before.width === width && before.letter === letter ? before : { width, letter }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
