import nextJest from 'next/jest.js';

const project = await nextJest({ dir: './' })({
  // The editor's tests leave a copy of the project in one; builds come and go in the others.
  modulePathIgnorePatterns: ['<rootDir>/.edit/', '<rootDir>/.next/', '<rootDir>/out/'],
  // Imports are resolved by tsconfig.json; this is for what `jest.mock` names.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

// A page to test in takes half a second to make, so only components (.tsx) get one, and tests that ask for it.
const config = {
  // A busy machine needs longer than Jest's five seconds to load a page's worth of modules.
  testTimeout: 30_000,
  projects: [
    {
      ...project,
      displayName: 'components',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    },
    {
      ...project,
      displayName: 'scripts',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
};

export default config;
