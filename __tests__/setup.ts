import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// In ms: islands are imported when needed, which takes a busy machine more than the default second.
configure({ asyncUtilTimeout: 5000 });
