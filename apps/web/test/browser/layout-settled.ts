/** Waits until a resized page has been measured and drawn again, some frames later. Runs in the page. */
export async function layoutSettled(): Promise<void> {
  const [stillFrames, mostFrames] = [3, 120];
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const places = (): string =>
    [...document.querySelectorAll('body *')].map((one) => Object.values(one.getBoundingClientRect().toJSON())).join();
  let [last, still] = ['', 0];
  for (let frames = 0; still < stillFrames && frames < mostFrames; frames += 1) {
    await frame();
    const now = `${innerWidth} ${innerHeight} ${places()}`;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}
