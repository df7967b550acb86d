import sharp from 'sharp';
const [out,cols,w,...files]=process.argv.slice(2);
const imgs=await Promise.all(files.map(async f=>{const b=await sharp(f).resize({width:+w}).toBuffer();return {b,h:(await sharp(b).metadata()).height}}));
const rows=[];for(let i=0;i<imgs.length;i+=+cols)rows.push(imgs.slice(i,i+ +cols));
let top=0;const comp=[];for(const r of rows){r.forEach((x,i)=>comp.push({input:x.b,left:i*(+w+8),top}));top+=Math.max(...r.map(x=>x.h))+8}
await sharp({create:{width:+cols*(+w+8),height:top,channels:3,background:'#c33'}}).composite(comp).png().toFile(out);
