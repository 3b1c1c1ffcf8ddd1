import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const css = process.env.CSS ?? '';
for (const w of (process.env.W ?? '390,768,1024,1440,1920').split(',').map(Number)) {
 const c = await b.newContext({ viewport:{width:w,height:w<700?844:900}, reducedMotion:'reduce', bypassCSP:true, deviceScaleFactor: w<700?2:1, storageState:{cookies:[],origins:[{origin:'http://localhost:4100',localStorage:[{name:'ageVerified',value:'true'}]}]}});
 const p = await c.newPage(); await p.goto('http://localhost:4100/'); await p.locator('html[data-hydrated]').waitFor();
 if (css) await p.addStyleTag({content:css});
 const sel = process.env.SEL ?? '#anjoi';
 await p.evaluate(`document.querySelectorAll('[data-asleep]').forEach(e=>e.removeAttribute('data-asleep'))`);
 await p.locator(sel).evaluate((e)=>e.scrollIntoView({block:'start'}));
 await p.waitForTimeout(500);
 await p.evaluate(`Promise.all([...document.images].map(i=>{i.loading='eager';return i.complete||new Promise(r=>{i.onload=i.onerror=r})}))`);
 await p.waitForTimeout(900);
 if (process.env.VIEW) await p.screenshot({path:`/tmp/scr/v${w}.jpg`,quality:86,type:'jpeg'});
 else { const box = await p.locator(sel).evaluate((e)=>{const r=e.getBoundingClientRect();return {x:0,y:r.top+scrollY-120,width:innerWidth,height:r.height+240}});
 await p.screenshot({path:`/tmp/scr/v${w}.jpg`,quality:86,type:'jpeg',fullPage:true,clip:box}); }
 await c.close();
}
await b.close();
