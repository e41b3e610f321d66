import { expect, test } from 'vitest';
import { element, escaped, text } from './svg.ts';

test('text from outside never becomes markup', () => {
  expect(text('<b>&"\'', { x: 1 })).toBe('<text x="1">&lt;b&gt;&amp;&quot;&#39;</text>');
  expect(element('g', { id: '"><script>' })).toBe('<g id="&quot;&gt;&lt;script&gt;"/>');
});

test('what no document may hold becomes a replacement sign', () => {
  expect(escaped('a\u0000b\u001bc\ud800d')).toBe('a\ufffdb\ufffdc\ufffdd');
  expect(escaped('🐟')).toBe('🐟');
});

test('numbers are rounded to hundredths', () => {
  expect(element('circle', { r: 1 / 3 })).toBe('<circle r="0.33"/>');
});
