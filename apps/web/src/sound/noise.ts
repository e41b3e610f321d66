/** White noise from −1 to 1, the same every time. */
export function noiseSamples(count: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count);
  let state = 1;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 0x80000000;
  }
  return samples;
}
