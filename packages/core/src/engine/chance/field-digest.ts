import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of texts, as lower-case hexadecimal. Each text is written with its length before it, so that no two lists of
 * texts are spelled alike; the first names the purpose.
 */
export const digestOfFields = (purpose: string, ...fields: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes([purpose, ...fields].map(spelled).join(''))));

function spelled(field: string | number): string {
  const text = String(field);
  return `${utf8ToBytes(text).length}:${text},`;
}
