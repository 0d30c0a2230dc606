import { palette } from './palette.ts'

const colours = (theme: 'light' | 'dark'): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour[theme]}`)
    .join(';')

/**
 * The style of the service's own pages: the application's colours and measures, with the fonts of the machine. Larger on
 * a wide upright screen, which is that of a kiosk.
 */
export const style = `
:root{color-scheme:light dark;${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 "Hanken Text",system-ui,-apple-system,"Segoe UI",sans-serif}
header{background:var(--sky);padding:1rem max(1.25rem,(100vw - 60rem)/2)}
header p{margin:0;font-weight:600}
main{max-width:62.5rem;margin:0 auto;padding:2rem 1.25rem 4rem}
main.narrow{max-width:46.5rem}
header:has(+ main.narrow){padding-inline:max(1.25rem,(100vw - 44rem)/2)}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3rem);line-height:1.1;letter-spacing:-.02em;font-weight:500;margin:1rem 0}
h2{font-size:1.5rem;font-weight:500;margin:3rem 0 1rem;padding-top:1.25rem;border-top:1px solid var(--hair)}
p{max-width:42rem}
small,.hint{color:var(--ink-2);font-size:.9375rem}
a{color:var(--action)}
ul.choices{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:.75rem}
label{display:block;font-weight:600;margin:1rem 0 .375rem}
input:not([type=hidden]),select{display:block;width:100%;max-width:24rem;min-height:3.25rem;margin:0 0 1rem;padding:.75rem 1rem;border:1.5px solid var(--line);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
button,.button{display:inline-block;font:inherit;font-weight:600;min-height:3.25rem;padding:.75rem 1.25rem;border-radius:.5rem;border:1.5px solid var(--action);background:var(--action);color:var(--on-action);cursor:pointer;text-decoration:none}
button.choice{display:block;width:100%;text-align:left;background:var(--surface);color:var(--ink);border-color:var(--line);border-radius:.75rem;padding:1rem 1.25rem}
button.choice small{display:block;font-weight:400}
button.choice:hover{border-color:var(--action);background:var(--action-soft)}
button:hover,.button:hover{background:var(--action-hover)}
button.quiet{background:var(--surface);color:var(--ink);border-color:var(--line)}
button.quiet:hover{background:var(--action-soft)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--sun);border-radius:.25rem}
dl.facts{margin:1.5rem 0 2rem;border-top:2px solid var(--ink)}
.facts div{display:grid;grid-template-columns:11rem 1fr;gap:.125rem 1.5rem;padding:.75rem 0;border-bottom:1px solid var(--hair)}
.facts dt{color:var(--ink-2)}
.facts dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.wrong{padding-left:1rem;border-left:4px solid var(--danger)}
.wrong input:not([type=hidden]){margin-bottom:.5rem;border:2px solid var(--danger)}
.wrong p{margin:0 0 1rem;color:var(--danger);font-weight:600}
summary{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;font-weight:600;cursor:pointer}
summary::before{content:"+";width:1ch}
[open]>summary::before{content:"−"}
details{margin-top:2rem;padding-top:.75rem;border-top:1px solid var(--hair)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--hair)}
thead th{border-bottom:2px solid var(--ink)}
code{font-family:ui-monospace,Menlo,monospace;font-size:.9em}
form{margin:0 0 1.5rem}
pre{margin:1rem 0;padding:1rem;overflow-x:auto;border:1px solid var(--hair);border-radius:.5rem;background:var(--surface);font-size:.9375rem;line-height:1.4}
textarea{display:block;width:100%;margin:0 0 1rem;padding:.75rem 1rem;border:1.5px solid var(--line);border-radius:.5rem;background:var(--surface);color:var(--ink);font:.9375rem/1.4 ui-monospace,Menlo,monospace}
.touch{font-size:1.25rem}
.touch :is(button,summary,input:not([type=hidden])){min-height:3.75rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;list-style:none;margin:0;padding:0}
nav a,td a{display:inline-flex;align-items:center;min-height:2.75rem}
td a{margin-block:-.625rem}
td:first-child code{white-space:nowrap}
@media (min-width:60rem) and (orientation:portrait){
html{font-size:125%}
.touch{font-size:1rem}
}
@media (max-width:40rem){
.narrow form>button:not(.choice){width:100%}
.facts div{grid-template-columns:1fr}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody,tr,td{display:block}
tr{padding:.75rem 0;border-bottom:1px solid var(--hair)}
tbody tr:first-child{border-top:2px solid var(--ink)}
td{padding:.125rem 0;border:0;overflow-wrap:anywhere}
td:first-child{font-weight:600}
td:first-child code{white-space:normal}
td:not(:first-child,:empty)::before{content:attr(data-heading) ": ";color:var(--ink-2)}
}
`
