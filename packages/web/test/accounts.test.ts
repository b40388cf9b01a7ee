import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from './accessible';
import type { Visit } from './browser';
import { atTable, type OnlineStage, openOnline, problemsOf } from './online-stage';
import { hasServer } from './server';

/** A device for passkeys, as Chromium imitates one: it always has somebody's finger on it. */
class Keys {
  private readonly cdp: CDPSession;
  private readonly id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.cdp = cdp;
    this.id = id;
  }

  static async at({ context, page }: Visit): Promise<Keys> {
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return new Keys(cdp, authenticatorId);
  }

  /** As a maker of devices keeps passkeys on all of one's own; they count their uses together. */
  async copyTo(other: Keys): Promise<void> {
    await other.cdp.send('WebAuthn.clearCredentials', { authenticatorId: other.id });
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    for (const credential of credentials)
      await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
  }

  /** The finger is not given. */
  async refuse(refuses: boolean): Promise<void> {
    await this.cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified: !refuses });
  }
}

describe.runIf(hasServer)('an account by passkey', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('brings tables of one browser to another, and is left and deleted without a trace', async () => {
    const { stage } = online;
    // Passkeys belong to names, and this is the name of the machine itself.
    const home = stage.address.replace('127.0.0.1', 'localhost');
    const visit = async (options = {}) => {
      const visitor = await stage.visit(options);
      await visitor.page.goto(home);
      return visitor;
    };
    const host = await visit();
    const { page } = host;
    const keys = await Keys.at(host);
    const answer = await page.request.post(`${home}api/tables`, {
      data: {
        game: 'imperium',
        options: { players: 3 },
        seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
        me: { seat: 0, name: 'Оля' },
      },
    });
    const { table } = (await answer.json()) as { readonly table: { readonly id: string } };

    await page.click('[data-account]');
    await expectAccessibleInBothThemes(page, 'signing in');
    await keys.refuse(true);
    await page.getByLabel('Your name').fill('Оля');
    await page.click('[data-create-account]');
    await page.waitForSelector('[data-problem="no-passkey"]');
    await keys.refuse(false);
    await page.click('[data-create-account]');
    await page.waitForSelector('[data-signed-in="true"]');
    await page.click('[data-bring-in]');
    await page.waitForSelector('[data-bring-in]', { state: 'detached' });
    await page.click('[data-add-passkey]');
    await page.waitForSelector('[data-problem="passkey-known"]');
    await page.getByText('Past games and statistics').click();
    await page.waitForSelector('[data-history="1"]');
    await expectAccessibleInBothThemes(page, 'account');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-everything]')]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      account: { name: 'Оля' },
      seats: [{ table: table.id, name: 'Оля' }],
    });

    const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'uk' });
    const phoneKeys = await Keys.at(phone);
    await phone.page.waitForSelector('[data-account]');
    expect(await phone.page.locator(`[data-save="${table.id}"]`).count()).toBe(0);
    await phone.page.click('[data-settings]');
    await phone.page.locator('.account-settings > summary').click();
    await phone.page.click('[data-sign-in]');
    await phone.page.waitForSelector('[data-problem="no-passkey"]');
    await keys.copyTo(phoneKeys);
    await phone.page.click('[data-sign-in]');
    await phone.page.waitForSelector('[data-signed-in="true"]');
    await expectAccessible(phone.page);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await phone.page.keyboard.press('Escape');
    await phone.page.click(`[data-save="${table.id}"]`);
    await atTable(phone);
    expect(await phone.page.locator('[data-menu]').count()).toBeGreaterThan(0);

    // Signing out elsewhere lets go of the seat that was played by the account alone.
    await page.getByText('Sign out everywhere').click();
    await page.waitForSelector('[data-signed-in="false"]');
    await phoneKeys.copyTo(keys);
    await phone.page.waitForSelector('[data-trouble="not-signed-in"]');
    await page.click('[data-sign-in]');
    await page.waitForSelector('[data-signed-in="true"]');
    await page.getByText('Delete my account').first().click();
    await page.getByLabel('Yes, delete everything about me').check();
    await page.click('[data-delete-account]');
    await page.waitForSelector('[data-signed-in="false"]');
    await page.click('[data-sign-in]');
    await page.waitForSelector('[data-problem="bad-passkey"]');
    expect(
      JSON.stringify(await (await page.request.get(`${home}api/tables/${table.id}`)).json()),
    ).not.toContain('Оля');
    expect(problemsOf(host, phone)).toEqual([]);
    await host.context.close();
    await phone.context.close();
  });
});
