/** Two tones: a tint for the body, the brand colour for what makes the thing recognisable, amber for one small accent. */
const tint = '#b9e0c8'
const brand = '#0b6b3a'
const amber = '#f2a516'
const line = pen(5)

export const categoryIconShapes = {
  accessories: `
    <rect x="16" y="34" width="64" height="44" rx="10" fill="${tint}"/>
    <path d="M36 34v-8q0-6 6-6h12q6 0 6 6v8M16 54h64" ${line}/>
    <rect x="40" y="47" width="16" height="14" rx="4" fill="${amber}"/>
  `,
  'air-conditioning': `
    <rect x="12" y="18" width="72" height="32" rx="10" fill="${tint}"/>
    <path d="M24 36h48" ${line}/>
    <path d="M26 60q8 6 0 12t0 12M48 60q8 6 0 12t0 12M70 60q8 6 0 12t0 12" ${line}/>
    <circle cx="70" cy="27" r="4" fill="${amber}"/>
  `,
  all: `
    <rect x="14" y="14" width="30" height="30" rx="9" fill="${tint}"/>
    <rect x="52" y="52" width="30" height="30" rx="9" fill="${tint}"/>
    <rect x="55" y="17" width="24" height="24" rx="7" ${line}/>
    <circle cx="29" cy="67" r="14" fill="${amber}"/>
  `,
  battery: `
    <rect x="12" y="32" width="72" height="46" rx="9" fill="${tint}"/>
    <path d="M22 32v-9h14v9M60 32v-9h14v9" ${line}/>
    <path d="M24 48h12m-6-6v12M60 48h12" ${line}/>
    <path d="M52 44l-12 17h9l-4 13 14-19h-9z" fill="${amber}"/>
  `,
  brake: `
    <circle cx="44" cy="50" r="32" fill="${tint}"/>
    <circle cx="44" cy="50" r="12" ${line}/>
    <path d="M44 24v2M44 74v2M18 50h2M26 32l1 1M26 68l1-1M62 68l-1-1" ${line}/>
    <path d="M62 18q26 10 26 38l-16 2q0-18-16-26z" fill="${amber}"/>
  `,
  bulb: `
    <path d="M48 12q24 0 24 24 0 14-10 22-4 4-4 10h-20q0-6-4-10-10-8-10-22 0-24 24-24z" fill="${tint}"/>
    <path d="M38 76h20M41 86h14M42 68v-20l6 6 6-6v20" ${line}/>
    <path d="M14 20l6 5M82 20l-6 5M8 42h8M80 42h8" stroke="${amber}" stroke-width="5" stroke-linecap="round"/>
  `,
  bundle: `
    <rect x="14" y="40" width="68" height="42" rx="8" fill="${tint}"/>
    <path d="M10 28h76v14h-76z" fill="${tint}"/>
    <path d="M48 28v54M10 42h76" ${line}/>
    <path d="M48 28q-22-22-26-8 0 8 26 8 26 0 26-8-4-14-26 8z" fill="${amber}"/>
  `,
  camera: `
    <rect x="12" y="30" width="72" height="46" rx="12" fill="${tint}"/>
    <path d="M36 30l4-10h16l4 10" ${line}/>
    <circle cx="48" cy="53" r="14" ${line}/>
    <circle cx="48" cy="53" r="5" fill="${amber}"/>
  `,
  car: `
    <g transform="translate(0 1)scale(.97)">
    <path d="M6 58q0-10 10-12l10-2 10-16q3-5 9-5h14q6 0 10 5l11 15 9 3q9 3 9 12v10q0 4-4 4h-74q-4 0-4-4z" fill="${tint}"/>
    <path d="M34 44l8-13q2-3 5-3h13q4 0 6 3l9 13z" fill="#fff"/>
    <path d="M54 28v16" ${line}/>
    <circle cx="28" cy="70" r="9" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <circle cx="70" cy="70" r="9" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <path d="M80 52h5" stroke="${amber}" stroke-width="6" stroke-linecap="round"/>
    </g>
  `,
  cushion: `
    <path d="M32 14q0-6 6-6h18q6 0 6 6v10h-30z" fill="${amber}"/>
    <path d="M28 28h38l6 34h-46z" fill="${tint}"/>
    <path d="M22 62h48q10 0 10 10v8h-58z" fill="${tint}"/>
    <path d="M36 40h24M35 51h26M22 82h58" ${line}/>
  `,
  filter: `
    <path d="M24 28h48v46q0 10-24 10t-24-10z" fill="${tint}"/>
    <path d="M24 42q24 10 48 0v18q-24 10-48 0z" fill="#fff"/>
    <path d="M34 72v7M48 74v7M62 72v7M38 54h20" ${line}/>
    <ellipse cx="48" cy="25" rx="26" ry="11" fill="#fff" stroke="${brand}" stroke-width="5"/>
    <ellipse cx="48" cy="25" rx="9" ry="4" fill="${amber}"/>
  `,
  fluid: `
    <path d="M36 28h24q18 8 18 26v22q0 8-8 8h-44q-8 0-8-8v-22q0-18 18-26z" fill="${tint}"/>
    <path d="M36 28v-12h24v12" ${line}/>
    <path d="M24 60q12-8 24 0t24 0" ${line}/>
    <path d="M48 66q8 9 0 12-8-3 0-12z" fill="${amber}"/>
  `,
  fuel: `
    <path d="M18 22q0-8 8-8h26q8 0 8 8v62h-42z" fill="${tint}"/>
    <path d="M26 24h26v16h-26z" fill="${amber}"/>
    <path d="M12 84h54M60 48h6q6 0 6 6v14q0 6 6 6t6-6v-34l-10-12" ${line}/>
  `,
  inspection: `
    <rect x="20" y="18" width="56" height="68" rx="9" fill="${tint}"/>
    <path d="M36 12h24v14h-24z" fill="${amber}"/>
    <path d="M32 44l5 5 9-10M54 45h12M32 64l5 5 9-10M54 65h12" ${line}/>
  `,
  insurance: `
    <path d="M48 10l32 11v24q0 28-32 41-32-13-32-41v-24z" fill="${tint}"/>
    <path d="M34 48l10 11 19-22" ${pen(7)}/>
    <circle cx="74" cy="74" r="9" fill="${amber}"/>
  `,
  motorcycle: `
    <path d="M26 44h34l12 18h-40z" fill="${tint}"/>
    <circle cx="20" cy="66" r="13" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <circle cx="76" cy="66" r="13" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <path d="M20 66l14-20h26l16 20M60 46l-4-16h12" ${line}/>
    <path d="M30 40h22" stroke="${amber}" stroke-width="7" stroke-linecap="round"/>
  `,
  oil: `
    <path d="M24 34h24l24 18q6 5 6 12v12q0 8-8 8h-46q-8 0-8-8v-34q0-8 8-8z" fill="${tint}"/>
    <path d="M24 34v-14h20v14M52 40l16 13v8" ${line}/>
    <path d="M38 50q11 14 11 19a11 11 0 0 1-22 0q0-5 11-19z" fill="${amber}"/>
  `,
  parts: `
    <circle cx="48" cy="50" r="26" fill="${tint}"/>
    <path d="M48 14v10M48 76v10M12 50h10M74 50h10M23 25l7 7M66 68l7 7M23 75l7-7M66 32l7-7" ${pen(9)}/>
    <circle cx="48" cy="50" r="11" fill="#fff" stroke="${amber}" stroke-width="7"/>
  `,
  polish: `
    <path d="M14 62q34-26 68 0v10q0 8-8 8h-52q-8 0-8-8z" fill="${tint}"/>
    <path d="M14 62q34-26 68 0" ${line}/>
    <path d="M34 12q3 15 17 18-14 3-17 18-3-15-17-18 14-3 17-18z" fill="${amber}"/>
    <path d="M66 18q2 9 11 11-9 2-11 11-2-9-11-11 9-2 11-11z" fill="${brand}"/>
  `,
  roadside: `
    <path d="M48 16l38 64h-76z" fill="${tint}" stroke="${brand}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M48 38v18" stroke="${amber}" stroke-width="8" stroke-linecap="round"/>
    <circle cx="48" cy="68" r="5" fill="${amber}"/>
  `,
  service: `
    <circle cx="48" cy="48" r="38" fill="${tint}"/>
    <path d="M64 22a17 17 0 0 0-21 22l-21 21a8 8 0 0 0 11 11l21-21a17 17 0 0 0 22-21l-10 10-10-3-3-9z" fill="${brand}"/>
    <circle cx="28" cy="70" r="3" fill="${amber}"/>
  `,
  spark: `
    <path d="M40 10h16v12h-16zM34 40h28v14h-28zM40 54h16v22h-16z" fill="${brand}"/>
    <path d="M38 22h20l3 18h-26z" fill="${tint}"/>
    <path d="M40 61h16M40 69h16" stroke="#fff" stroke-width="3"/>
    <path d="M48 78v4M56 76v12h-10" ${pen(4)}/>
    <path d="M24 74l-10 12h8l-4 8M76 74l8 8h-7l3 8" fill="none" stroke="${amber}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
  `,
  suv: `
    <path d="M8 40l8-16q2-4 7-4h36q5 0 8 4l10 16 9 3q6 2 6 8v19q0 4-4 4h-76q-4 0-4-4z" fill="${tint}"/>
    <path d="M20 40l5-11h13v11zM43 29h15q3 0 5 3l6 8h-26z" fill="#fff"/>
    <circle cx="26" cy="72" r="10" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <circle cx="70" cy="72" r="10" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <path d="M8 52h70" ${pen(4)}/>
    <path d="M84 52h5" stroke="${amber}" stroke-width="6" stroke-linecap="round"/>
  `,
  truck: `
    <path d="M6 34h48v38h-48z" fill="${tint}"/>
    <path d="M58 44h16l14 14v14h-30z" fill="${brand}"/>
    <path d="M64 49h8l8 9h-16z" fill="#fff"/>
    <circle cx="24" cy="74" r="9" fill="#fff" stroke="${brand}" stroke-width="6"/>
    <circle cx="72" cy="74" r="9" fill="#fff" stroke="${amber}" stroke-width="6"/>
    <path d="M16 48h26" ${line}/>
  `,
  tyre: `
    <circle cx="48" cy="48" r="36" fill="${brand}"/>
    <circle cx="48" cy="48" r="37" fill="none" stroke="${brand}" stroke-width="6" stroke-dasharray="7 5"/>
    <circle cx="48" cy="48" r="22" fill="${tint}"/>
    <path d="M48 48v-20M48 48l19-6M48 48l12 16M48 48l-12 16M48 48l-19-6" stroke="#fff" stroke-width="7"/>
    <circle cx="48" cy="48" r="7" fill="${amber}"/>
  `,
  vacuum: `
    <path d="M26 12q0-6 6-6h12q6 0 6 6v8h-24zM22 24h32l5 28h-42z" fill="${tint}"/>
    <path d="M16 54h44q8 0 8 9v9h-52z" fill="${tint}"/>
    <path d="M28 35h20M27 44h22M16 74h52" ${line}/>
    <path d="M88 12q-18 0-18 18v26" ${pen(7)}/>
    <path d="M60 58h20l6 12h-32z" fill="${amber}"/>
  `,
  wash: `
    <path d="M10 66q0-9 9-10l8-1 8-12q3-4 8-4h12q5 0 8 4l9 12 8 2q8 2 8 9v7q0 4-4 4h-70q-4 0-4-4z" fill="${tint}"/>
    <circle cx="28" cy="77" r="8" fill="#fff" stroke="${brand}" stroke-width="5"/>
    <circle cx="68" cy="77" r="8" fill="#fff" stroke="${brand}" stroke-width="5"/>
    <path d="M28 22v8M48 12v8M68 22v8" ${pen(6)}/>
    <circle cx="48" cy="31" r="5" fill="${amber}"/>
    <circle cx="17" cy="40" r="4" fill="${amber}"/>
    <circle cx="80" cy="42" r="5" fill="${amber}"/>
  `,
  wiper: `
    <path d="M8 62q40-56 80 0l-12 14q-28-34-56 0z" fill="${tint}"/>
    <path d="M48 82l26-46M60 24l22 18" ${line}/>
    <circle cx="48" cy="82" r="6" fill="${amber}"/>
  `,
} as const

function pen(width: number): string {
  return `fill="none" stroke="#0b6b3a" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
}
