import { expect, test } from 'vitest';
import { element, escaped } from './svg.ts';

test('text from outside never becomes markup', () => {
  expect(escaped('<b>&"\'')).toBe('&lt;b&gt;&amp;&quot;&#39;');
  expect(element('g', { id: '"><script>' })).toBe('<g id="&quot;&gt;&lt;script&gt;"/>');
});

test('what no document may hold becomes a replacement sign', () => {
  expect(escaped('a\u0000b\u001bc\ud800d')).toBe('a\ufffdb\ufffdc\ufffdd');
  expect(escaped('🐟')).toBe('🐟');
});

test('numbers are rounded to hundredths', () => {
  expect(element('circle', { r: 1 / 3 })).toBe('<circle r="0.33"/>');
});
