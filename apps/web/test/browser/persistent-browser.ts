import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions, NOWHERE_ELSE } from '../chromium.ts';
import { collectErrors, type PageErrors } from './page-errors.ts';
import { firstPage, QUICK, SETTINGS_KEY } from './visit.ts';

/** A browser with a profile on the disk, which survives a kill. */
export class PersistentBrowser {
  readonly errors: PageErrors[] = [];
  readonly #origin: string;
  readonly #profile = mkdtempSync(join(tmpdir(), 'shoal-profile-'));
  #context: BrowserContext | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async start(): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.#profile, launchOptions(...NOWHERE_ELSE));
    this.errors.push(collectErrors(context, this.#origin));
    this.#context = context;
    const page = await firstPage(context);
    // Opens a file of the page, not the page: the home screen would delete a finished table.
    await page.goto(`${this.#origin}/icons/icon.svg`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SETTINGS_KEY, JSON.stringify(QUICK)]);
    await page.goto('about:blank');
    return page;
  }

  /** Kills the browser without warning. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#context?.once('close', resolve));
    const devTools = await this.#context?.browser()?.newBrowserCDPSession();
    devTools?.send('Browser.crash').catch(() => undefined);
    await gone;
  }

  async remove(): Promise<void> {
    await this.#context?.close();
    // Processes of a killed browser may write for another moment.
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
