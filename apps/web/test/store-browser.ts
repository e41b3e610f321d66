import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { INSECURE_HOST, launchOptions, NOWHERE_ELSE } from './chromium.ts';
import type { StoreSteps } from './store-page.ts';
import { type StoreSite, startStoreSite } from './store-site.ts';

const HOST = '127.0.0.1';

type Place = 'inWorker' | 'inPage';
type Answer<Name extends keyof StoreSteps> = Awaited<ReturnType<StoreSteps[Name]>>;

/** A tab that contains the store. */
export class Tab {
  readonly page: Page;
  readonly #place: Place;

  constructor(page: Page, place: Place) {
    this.page = page;
    this.#place = place;
  }

  async call<Name extends keyof StoreSteps>(
    name: Name,
    ...values: Parameters<StoreSteps[Name]>
  ): Promise<Answer<Name>> {
    const call = `${this.#place}(${JSON.stringify(name)}, ${JSON.stringify(values)})`;
    return (await this.page.evaluate(call)) as Answer<Name>;
  }
}

interface Where {
  readonly host?: string;
  readonly path?: string;
  /** In a worker by default. */
  readonly place?: Place;
}

/** A browser with its profile on the disk, which is what these tests are about. */
export class StoreBrowser {
  readonly #profile: string;
  readonly #site: StoreSite;
  #context: BrowserContext;
  #page: Page;
  #devTools: CDPSession;

  private constructor(profile: string, site: StoreSite, context: BrowserContext, page: Page, devTools: CDPSession) {
    this.#profile = profile;
    this.#site = site;
    this.#context = context;
    this.#page = page;
    this.#devTools = devTools;
  }

  static async start(profile: string): Promise<StoreBrowser> {
    const [site, context] = await Promise.all([
      startStoreSite(),
      chromium.launchPersistentContext(profile, launchOptions(...NOWHERE_ELSE)),
    ]);
    const page = await context.newPage();
    return new StoreBrowser(profile, site, context, page, await context.newCDPSession(page));
  }

  firstTab(where: Where = {}): Promise<Tab> {
    return this.#opened(this.#page, where);
  }

  async otherTab(where: Where = {}): Promise<Tab> {
    return this.#opened(await this.#context.newPage(), where);
  }

  async #opened(page: Page, { host = HOST, path = '/', place = 'inWorker' }: Where): Promise<Tab> {
    await page.goto(`${this.#originOf(host)}${path}`);
    return new Tab(page, place);
  }

  /** Leaves one empty tab and an empty store. */
  async clean(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.#page) await page.close();
    await this.#page.goto('about:blank');
    await this.forget();
    await this.leaveRoom();
  }

  /** Deletes all site data, as a person can in the browser's settings. */
  async forget(): Promise<void> {
    for (const host of [HOST, INSECURE_HOST]) {
      const origin = this.#originOf(host);
      await this.#devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
  }

  /** Limits the storage to this many bytes; without a number, restores the browser's default. */
  async leaveRoom(bytes?: number): Promise<void> {
    const room = bytes === undefined ? {} : { quotaSize: bytes };
    await this.#devTools.send('Storage.overrideQuotaForOrigin', { origin: this.#originOf(HOST), ...room });
  }

  onConsole(hear: (text: string) => void): void {
    this.#context.on('console', (message) => hear(message.text()));
  }

  /** Kills the whole browser without warning and starts it again. */
  async killAndStart(): Promise<void> {
    const gone = new Promise((resolve) => this.#context.once('close', resolve));
    const devTools = await this.#context.browser()?.newBrowserCDPSession();
    devTools?.send('Browser.crash').catch(() => undefined);
    await gone;
    this.#context = await chromium.launchPersistentContext(this.#profile, launchOptions(...NOWHERE_ELSE));
    this.#page = await this.#context.newPage();
    this.#devTools = await this.#context.newCDPSession(this.#page);
  }

  async close(): Promise<void> {
    await this.#context.close();
    this.#site.close();
  }

  #originOf(host: string): string {
    return `http://${host}:${this.#site.port}`;
  }
}
