/** The attributes of an element. Numbers are rounded, so that equal charts are equal text. */
export type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g;

/** Escapes any text for HTML or SVG, attributes included. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign]);

/** Writes an element. The children are markup; everything else is escaped here. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  const open = `<${name}${pairs.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);
