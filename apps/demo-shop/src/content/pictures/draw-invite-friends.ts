import { svgDocument } from './svg-document.ts'

/**
 * The invite-friends tile, 96 by 96: a coin travels from one friend to the other. The animated one stands still by itself
 * where the shopper asks for less motion; the still one is for places that want a plain picture.
 */
export function drawInviteFriends(motion: 'animated' | 'still'): string {
  const style = motion === 'animated' ? `<style>${animation}</style>` : ''
  return svgDocument(96, 96, style + friends + coin)
}

const tint = '#b9e0c8'
const brand = '#0b6b3a'
const amber = '#f2a516'

const friends = `
  <g class="a">
  <circle cx="26" cy="46" r="12" fill="${brand}"/>
  <path d="M6 86q0-24 20-24t20 24z" fill="${brand}"/>
  </g>
  <g class="b">
  <circle cx="70" cy="46" r="12" fill="${tint}"/>
  <path d="M50 86q0-24 20-24t20 24z" fill="${tint}"/>
  <path d="M70 67v12m-6-6h12" stroke="${brand}" stroke-width="4.5" stroke-linecap="round"/>
  </g>
`

const coin = `
  <g class="c">
  <circle cx="48" cy="18" r="13" fill="${amber}"/>
  <circle cx="48" cy="18" r="8.5" fill="none" stroke="#fff" stroke-width="2.5"/>
  <path d="M48 13v10M44 18h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  </g>
`

// Twice and within five seconds: what moves for longer distracts, and every frame of it is painted again.
const animation = [
  '.c{animation:c 2.4s ease-in-out 2}',
  '.a,.b{transform-origin:50% 90%;transform-box:fill-box}',
  '.a{animation:a 2.4s ease-in-out 2}',
  '.b{animation:b 2.4s ease-in-out 2}',
  '@keyframes c{0%,50%,100%{transform:none}25%{transform:translate(-22px,9px)}75%{transform:translate(22px,9px)}}',
  '@keyframes a{0%,16%,46%,100%{transform:none}28%{transform:scale(1.07,.94)}}',
  '@keyframes b{0%,66%,96%,100%{transform:none}78%{transform:scale(1.07,.94)}}',
  '@media (prefers-reduced-motion:reduce){.a,.b,.c{animation:none}}',
].join('')
