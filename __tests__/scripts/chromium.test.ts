/** @jest-environment node */
import { ensureChromium, ensureTestChromium } from '@/scripts/run/chromium';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: () => false }));
jest.mock('@/scripts/run/command', () => ({
  ...jest.requireActual('@/scripts/run/command'),
  run: async () => ({ code: 1, output: '', seconds: 0 }),
}));

describe('where no browser can be had', () => {
  const { CHROME } = process.env;
  let said: jest.SpyInstance;

  beforeEach(() => {
    delete process.env.CHROME;
    jest.spyOn(console, 'log').mockImplementation(() => {});
    said = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    if (CHROME) process.env.CHROME = CHROME;
  });

  it('a command ends with what to do next', async () => {
    await expect(ensureChromium()).rejects.toThrow('ended with 1');
    expect(said.mock.calls).toEqual([[expect.stringContaining('npx playwright install')]]);
  });

  it('a command whose CHROME is wrong says so', async () => {
    process.env.CHROME = '/nowhere/chrome';
    await expect(ensureChromium()).rejects.toThrow('ended with 1');
    delete process.env.CHROME;
    expect(said.mock.calls).toEqual([['CHROME names /nowhere/chrome, which does not exist.']]);
  });

  it('the suites are told, and can still print their sum', async () => {
    await expect(ensureTestChromium()).rejects.toThrow('npx playwright install');
    expect(said).not.toHaveBeenCalled();
  });
});
