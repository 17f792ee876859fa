import type { Brush } from '../brush.ts'
import { materials } from '../palettes.ts'
import type { SmallPartSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { sizeTag } from './size-tag.ts'

export function drawSmallPart(spec: SmallPartSpec, brush: Brush): Sketch {
  if (spec.drawing === 'spark-plugs') return sparkPlugs(spec.metal, brush)
  if (spec.drawing === 'wiper-blades') return wiperBlades(spec.build, spec.size, brush)
  return spec.lamp === 'led' ? ledBulbs(spec.code, brush) : halogenBulbs(spec.code, brush)
}

function steelOf(brush: Brush): string {
  return brush.linear([
    [0, materials.steelDeep],
    [0.3, materials.steelLight],
    [0.6, materials.steel],
    [1, '#5b666d'],
  ])
}

function sparkPlugs(metal: 'nickel' | 'iridium', brush: Brush): Sketch {
  const steel = steelOf(brush)
  const china = brush.linear([
    [0, '#c8d1cc'],
    [0.3, '#ffffff'],
    [0.7, '#f1f4f2'],
    [1, '#b4c0b9'],
  ])
  const ring = metal === 'iridium' ? '#1d5fc4' : materials.brand
  const plug = `
    <path d="M-12 0h24v26h-24z" fill="${steel}"/>
    <path d="M-17 26h34l5 120h-44z" fill="${china}"/>
    <path d="M-20 56h40M-20 76h40M-21 96h42" stroke="#9fada5" stroke-width="4"/>
    <path d="M-22 122h44v12h-44z" fill="${ring}"/>
    <path d="M-40 150h80v46h-80z" fill="${steel}"/>
    <path d="M-14 150v46M16 150v46" stroke="#4e5960" stroke-opacity=".5" stroke-width="3"/>
    <path d="M-26 196h52v14h-52z" fill="#8a959c"/>
    <path d="M-24 210h48v100h-48z" fill="${steel}"/>
    <path d="M-25 222h50M-25 236h50M-25 250h50M-25 264h50M-25 278h50M-25 292h50" stroke="#4e5960" stroke-width="5"/>
    <path d="M-8 310h16v14h-16z" fill="#f2f5f3"/>
    <path d="M-3 324h6v10h-6z" fill="${metal === 'iridium' ? '#e6b422' : '#7d888f'}"/>
    <path d="M20 310v38h-26" fill="none" stroke="#8a959c" stroke-width="8"/>
  `
  const one = brush.keep(plug)
  return {
    body: [114, 238, 362, 486].map((x) => one(`translate(${x} 78)scale(1.22)`)).join(''),
    shadows: [114, 238, 362, 486].map((cx) => ({ cx, cy: 504, rx: 44 })),
  }
}

function wiperBlades(build: 'flat' | 'framed', size: string, brush: Brush): Sketch {
  const black = brush.linear(
    [
      [0, '#59636a'],
      [0.5, '#25292c'],
      [1, '#0d0f10'],
    ],
    'down',
  )
  const spoiler =
    build === 'flat'
      ? `
        <path d="M-250 6q250-74 500 0l-4 14h-492z" fill="${black}"/>
        <path d="M-200-8q200-44 340-26" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="6" stroke-linecap="round"/>
      `
      : `
        <path d="M-190-4q190-96 380 0" fill="none" stroke="${black}" stroke-width="16"/>
        <path d="M-240 12l60-26 60 26M240 12l-60-26-60 26" fill="none" stroke="#25292c" stroke-width="10" stroke-linejoin="round"/>
        <path d="M-250 12h500v8h-500z" fill="#4a5358"/>
      `
  const blade = `
    ${spoiler}
    <path d="M-256 20h512v10q-256 16-512 0z" fill="#101214"/>
    <path d="M-44-${build === 'flat' ? 44 : 62}h88q8 0 8 8v${build === 'flat' ? 40 : 34}h-104v-${build === 'flat' ? 40 : 34}q0-8 8-8z" fill="#31383d"/>
    <rect x="-20" y="-${build === 'flat' ? 58 : 76}" width="40" height="26" rx="6" fill="${materials.steel}"/>
  `
  const one = brush.keep(blade)
  return {
    body: `${one('translate(306 214)rotate(-24)')}${one('translate(306 360)rotate(-24)')}${sizeTag(size, 424, 448)}`,
    shadows: [{ cx: 290, cy: 500, rx: 210 }],
  }
}

function ledBulbs(code: string, brush: Brush): Sketch {
  const black = brush.linear([
    [0, '#171a1d'],
    [0.3, '#5c666d'],
    [1, '#0e1012'],
  ])
  const glow = brush.radial([
    [0, '#e8f7ff', 0.95],
    [0.4, '#bfe6ff', 0.5],
    [1, '#bfe6ff', 0],
  ])
  const fins = [0, 1, 2, 3, 4]
    .map((row) => `<rect x="-64" y="${232 + row * 22}" width="128" height="13" rx="6"/>`)
    .join('')
  const bulb = `
    <ellipse cy="70" rx="110" ry="110" fill="${glow}"/>
    <path d="M-22 10q0-14 22-14t22 14v140h-44z" fill="#aeb8be"/>
    <path d="M-12 36h24v28h-24zM-12 76h24v28h-24z" fill="#fff7c2"/>
    <path d="M-46 150h92v30h-92z" fill="${steelOf(brush)}"/>
    <path d="M-72 180h144v22q0 8-8 8h-128q-8 0-8-8z" fill="${black}"/>
    <path d="M-52 210h104v130q0 12-12 12h-80q-12 0-12-12z" fill="${black}"/>
    <g fill="${black}">
    ${fins}
    </g>
    <path d="M0 352v30" stroke="#15181a" stroke-width="14"/>
  `
  const one = brush.keep(bulb)
  return {
    body: `${one('translate(194 106)scale(1.04)')}${one('translate(406 106)scale(1.04)')}${sizeTag(code, 300, 452)}`,
    shadows: [
      { cx: 194, cy: 506, rx: 80 },
      { cx: 406, cy: 506, rx: 80 },
    ],
  }
}

function halogenBulbs(code: string, brush: Brush): Sketch {
  const glass = brush.linear([
    [0, '#e7f0f2', 0.9],
    [0.3, '#ffffff', 0.95],
    [1, '#b6c9d0', 0.9],
  ])
  const glow = brush.radial([
    [0, '#fff3c4', 0.95],
    [0.5, '#ffd666', 0.45],
    [1, '#ffd666', 0],
  ])
  const bulb = `
    <ellipse cy="86" rx="120" ry="120" fill="${glow}"/>
    <path d="M-36 210v-150q0-50 36-56 36 6 36 56v150z" fill="${glass}" stroke="#9fb2ba" stroke-width="3"/>
    <path d="M-12 200v-96l24-30v126" fill="none" stroke="#6d7880" stroke-width="4"/>
    <path d="M-14 84l8 8 6-12 6 12 8-8" fill="none" stroke="#ff9d1c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M-22 18q-8 14-6 44" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    <path d="M-46 206h92v44h-92z" fill="${steelOf(brush)}"/>
    <path d="M-92 250h184v18q0 10-12 10h-160q-12 0-12-10z" fill="${steelOf(brush)}"/>
    <path d="M-44 278h88v52h-88z" fill="#3a4248"/>
    <path d="M-26 330v40M0 330v40M26 330v40" stroke="${materials.steelDeep}" stroke-width="13"/>
  `
  const one = brush.keep(bulb)
  return {
    body: `${one('translate(188 96)scale(1.06)')}${one('translate(412 96)scale(1.06)')}${sizeTag(code, 300, 452)}`,
    shadows: [
      { cx: 188, cy: 498, rx: 84 },
      { cx: 412, cy: 498, rx: 84 },
    ],
  }
}
