/** The style of a report: light or dark by the reader's setting, narrow on a phone, plain on paper. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#f6f8f9;--sheet:#fff;--ink:#17212b;--soft:#51606e;--line:#d9e0e6;--mark:#1767b8}
@media (prefers-color-scheme:dark){:root{--ground:#0e1318;--sheet:#161d24;--ink:#e6edf3;--soft:#a3b1be;--line:#2c3741;--mark:#6cb2f5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
@media (min-width:56rem){main{grid-template-columns:repeat(2,minmax(0,1fr))}header,.wide{grid-column:1/-1}}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .75rem;text-wrap:balance}
h2{font-size:1.15rem;line-height:1.3;margin:0 0 .5rem}
p{margin:.25rem 0;max-width:44rem;overflow-wrap:anywhere}
code{font:0.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code span{white-space:nowrap}
header p{color:var(--soft)}
section{background:var(--sheet);border:1px solid var(--line);border-top:3px solid var(--mark);border-radius:.5rem;padding:1rem}
.parts{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:flex-start}
figure{flex:1 1 22rem;min-width:min(100%,18rem);max-width:36rem;margin:.5rem 0 0}
figure svg{display:block;width:100%;height:auto}
.table{flex:1 1 26rem;min-width:min(100%,18rem);overflow-x:auto;margin-top:.5rem}
.table:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.95rem;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{padding:.35rem .5rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}
tbody th{font-weight:500}
tbody tr:last-child>*{border-bottom:0}
tbody th{min-width:4.5rem}
.number{text-align:right}
td.number{white-space:nowrap}
@media (max-width:30rem){table{font-size:.875rem}th,td{padding:.3rem .3rem}}
@media print{body{background:#fff;color:#000}main{display:block;max-width:none;padding:0}section{break-inside:avoid;border:0;border-top:1px solid #999;border-radius:0;padding:.5rem 0;margin-top:.5rem}.table{overflow:visible}}
`;
