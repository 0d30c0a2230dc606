import { presenceTimers } from '@open-account/domain/application/presence'
import { sessionKeys } from '../src/session/session.ts'

/**
 * The inline script of a step's document, between the frames of its modes and `afterRoot`, which shows one of them.
 * Deletes the frames unless the application will show this step (`app/shell/guard.ts`, `app/device/SharedDevice.tsx`);
 * else adapts the frame of the mode to the session: the steps of the flow, those that are completed, the strip, premises
 * without an official address, and the options of a shared device.
 */
export const stepFrame = `(()=>{
let r=document.documentElement,d=r.dataset,m=d.mode,t=document.getElementById(m),
s=k=>sessionStorage.getItem(k),
[,,domain,type,step]=location.pathname.split('/'),
steps=JSON.parse(s('${sessionKeys.flow}')||'[]'),at=steps.indexOf(step),furthest=s('${sessionKeys.step}'),seen=s('${sessionKeys.lastActivity}');
if(!t)return;
if(s('${sessionKeys.start}')!='true'||s('${sessionKeys.stateId}')==null||s('${sessionKeys.domainType}')!=domain+'/'+type||at<0||at>furthest
||at<steps.length-1&&(s('${sessionKeys.unattached}')??s('${sessionKeys.payment}'))!=null
||m=='kiosk'&&(s('${sessionKeys.mode}')!=m||seen!=null&&Date.now()-seen>=${presenceTimers.waiting}))
return document.querySelectorAll('template').forEach(t=>t.remove());
let all=q=>t.content.querySelectorAll(q);
all('[data-steps]').forEach(e=>e.dataset.steps==steps?e.replaceWith(e.firstChild):e.remove());
let [title,note,services,shown]=JSON.parse(s('${sessionKeys.frame}')||'[]'),text=t.content.querySelector('summary>span');
all('li').forEach((e,i)=>{
let a=e.querySelector('a'),b=document.createElement('span');
if(a&&!shown?.[i]?.completed)a.lastChild.lastChild.remove(),b.append(a.lastChild),a.replaceWith(b)
});
if(title)text.firstChild.textContent=title,text.append(note);
all('summary [data-service]').forEach(e=>services?.[e.dataset.service]||e.remove());
if(s('${sessionKeys.nanl}')=='true')all('main>p>b').forEach(e=>{e.textContent=e.textContent.replace('for ','for Non-Standard ')});
if(m=='kiosk'){
let on=(s('${sessionKeys.accessibilityOptions}')||'').split(' ');
['text','contrast','keyboard'].forEach((o,i)=>all('[aria-pressed]')[i].ariaPressed=on.includes(o));
if(on.includes('text'))d.text='large';
if(on.includes('contrast'))d.theme='contrast'
}
})()`.replaceAll('\n', '')
