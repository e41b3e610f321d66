import { useEffect, useRef, useState } from 'preact/hooks';

/** Is there more beside what can be seen? Then it must be reached with the keyboard too. */
export function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isOverflowing };
}
