import { confirmAgeWords, ageGateWords } from '@/content/age';
import { brand } from '@/content/brand';
import { deviceItems } from '@/content/device-storage';
import { storageKeys } from '@/lib/storage';

/** The same words with another brand: all modules are loaded again. */
function itemsAtAge(minimumAge: number) {
  jest.resetModules();
  jest.doMock('@/content/brand', () => ({ brand: { ...brand, minimumAge } }));
  return import('@/content/device-storage').then((module) => module.deviceItems);
}

const ageItem = (items: typeof deviceItems) => items.find(({ key }) => key === storageKeys.age);

describe('what the device’s table says of the age confirmation', () => {
  it('quotes the buttons as they are labelled', () => {
    expect(ageItem(deviceItems)?.written).toBe(
      `When you press “${ageGateWords.over}” or “${confirmAgeWords.verify}”.`,
    );
  });

  it('follows the brand’s minimum age', async () => {
    const { purpose = '', written = '' } = ageItem(await itemsAtAge(25)) ?? {};
    expect(purpose).toContain('over 25');
    expect(written).toContain('“I am over 25”');
  });
});
