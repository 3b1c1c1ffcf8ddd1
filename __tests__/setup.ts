import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// In ms: islands are imported on need, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 5000 });
