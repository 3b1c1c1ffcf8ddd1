import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  // The editor's tests leave a copy of the project there.
  modulePathIgnorePatterns: ['<rootDir>/.edit/'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  // A busy machine needs longer than Jest's five seconds to load a page's worth of modules.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
