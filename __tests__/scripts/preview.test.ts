/** @jest-environment node */
import { startPreview } from '@/scripts/run/preview';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: () => true }));

test('a server that cannot start is reported with what it says', async () => {
  process.env.TRUSTED_PROXIES = 'nginx';
  await expect(startPreview()).rejects.toThrow('TRUSTED_PROXIES holds "nginx"');
  delete process.env.TRUSTED_PROXIES;
}, 30_000);
