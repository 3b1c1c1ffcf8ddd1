import { ensureChromium } from '@/scripts/run/chromium';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: () => false }));
jest.mock('@/scripts/run/command', () => ({
  ...jest.requireActual('@/scripts/run/command'),
  run: async () => ({ code: 1, output: '', seconds: 0 }),
}));

describe('where no browser can be had', () => {
  const { CHROME } = process.env;

  beforeEach(() => {
    delete process.env.CHROME;
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.restoreAllMocks();
    if (CHROME) process.env.CHROME = CHROME;
    else delete process.env.CHROME;
  });

  it('says what to do next', async () => {
    await expect(ensureChromium()).rejects.toThrow('npx playwright install');
  });

  it('says where CHROME is wrong', async () => {
    process.env.CHROME = '/nowhere/chrome';
    await expect(ensureChromium()).rejects.toThrow(
      'CHROME names /nowhere/chrome, which does not exist.',
    );
  });
});
