import { createListeners } from '@/lib/listeners';

it('calls all listeners back, until they end it', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const { notify, subscribe } = createListeners();
  const end = subscribe(one);
  subscribe(other);
  notify();
  end();
  notify();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
