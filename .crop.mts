import sharp from 'sharp';
const [,, f, l,t,w,h,o,s] = process.argv;
await sharp(f).extract({left:+l,top:+t,width:+w,height:+h}).resize({width:Math.round(+w*(+(s??1)))}).jpeg({quality:90}).toFile(o);
