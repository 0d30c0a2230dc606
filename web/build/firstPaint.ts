/**
 * The two inline scripts of a prerendered page, which run before its first paint and until the application takes it over.
 * The page's security policy allows them by their hash. They repeat two facts of the application in a few words: the names
 * in session storage and in the address (`session/mode.ts`), and what `app/takeOver.ts` reads.
 */

/**
 * Sets the mode before the style sheets need it, and remembers the last button that is pressed. The page is hidden until
 * `afterRoot` shows it.
 */
export const beforeRoot = `(()=>{
let r=document.documentElement,m=new URLSearchParams(location.search).get('mode'),s=m=>/^(normal|mobile|kiosk)$/.test(m);
try{s(m)||(m=sessionStorage.getItem('oa_mode'))}catch{}
r.dataset.mode=s(m)?m:'normal';
r.hidden=true;
history.scrollRestoration='manual';
addEventListener('click',e=>{window.pressed=e.target.closest('button')},true)
})()`.replaceAll('\n', '')

/**
 * Puts in the page of the mode, where the document has it. The application shows the page itself where the document has another one: at an address
 * with a redirect, and where a page without an application (`data-fresh`) is opened with one in the session. Shows it
 * once its fonts are there, so that no text is set twice, or after a second. On a slow line the scripts of a page that is
 * in the document (`data-src`) would share the line with its fonts: they follow the font of the text.
 */
export const afterRoot = `(()=>{
let d=document,r=d.documentElement,m=r.dataset.mode,e=d.getElementById('root'),t=d.getElementById(m),l;
try{l=e.dataset.fresh&&(sessionStorage.place||sessionStorage.left)}catch{}
if(l||/[?&]redirect=/.test(location.search))e.replaceChildren();
else if(t)e.replaceChildren(t.content);
else if(m!='normal')e.replaceChildren();
let [a,b]=['Hanken Text','Bricolage Display'].map(n=>d.fonts.load('1em "'+n+'"')),
w=new Promise(f=>setTimeout(f,1e3)),
s=()=>{for(let n of d.querySelectorAll('[data-src]'))n[n.rel?'href':'src']=n.dataset.src},
v=()=>{r.hidden=false};
e.firstChild?Promise.race([a,w]).then(s,s):s();
Promise.race([Promise.all([a,b]),w]).then(v,v)
})()`.replaceAll('\n', '')
