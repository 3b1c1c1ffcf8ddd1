import path from 'node:path';
import { fileOf as exportedFileOf } from '@/hosting/routes';

/** The routes of the export, found on disk, so that a new page is swept without being listed. */
export { exportedRoutes as routes } from '@/hosting/routes';

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export const fileOf = (route: string): string => path.posix.join('out', exportedFileOf(route));
