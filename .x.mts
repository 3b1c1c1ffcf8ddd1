import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [port, reduced, wait] of [[4100, 'reduce', 0], [4100, 'no-preference', 0], [4100, 'no-preference', 1]] as const) {
const c = await b.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: reduced, isMobile: true, hasTouch: true, storageState: { cookies: [], origins: [{ origin: 'http://localhost:4100', localStorage: [{ name: 'ageVerified', value: 'true' }] }] } });
const p = await c.newPage();
await p.goto(`http://localhost:${port}/`);
await p.locator('html[data-hydrated] body.intro-done').waitFor();
if (wait) { await p.mouse.move(100, 300); await p.mouse.wheel(0, 2300); await p.waitForTimeout(1500); }
await p.waitForTimeout(500);
console.log(reduced, wait, await p.evaluate(`[document.documentElement.scrollHeight, ...[...document.querySelectorAll('main > *, #colletions > *, .fault_fault > *, .strata_stratum, footer')].map(e=>(e.id||String(e.className.baseVal??e.className).split(' ')[0])+' '+e.offsetHeight)].join(', ')`));
await c.close();
}
await b.close();
