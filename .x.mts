import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [w, h] of [[390, 844], [1440, 900]] as const) {
const c = await b.newContext({ viewport: { width: w, height: h } });
const p = await c.newPage();
await p.goto('http://localhost:4100/', { waitUntil: 'commit' });
const s = await c.newCDPSession(p);
for (const t of [250, 600, 900, 1150, 1400, 1700, 2100, 2500, 2900, 3400]) {
  await p.evaluate(`(()=>{for(const a of document.getAnimations()){if(a.timeline!==document.timeline)continue;a.pause();a.currentTime=${t}}})()`);
  await p.screenshot({ path: `/tmp/look/in-${w}-${String(t).padStart(4, '0')}.png` });
}
await c.close();
}
await b.close();
