const ripples = [
  { across: 104, along: 25, opacity: 0.25 },
  { across: 78, along: 18.5, opacity: 0.4 },
  { across: 52, along: 12, opacity: 0.6 },
  { across: 26, along: 6, opacity: 0.9 },
]

/** A drop over still water: nothing has fallen yet. */
export function CalmWater() {
  return (
    <svg className="calm-water" width="220" height="130" viewBox="0 0 220 130" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {ripples.map(({ across, along, opacity }) => (
          <ellipse key={across} cx="110" cy="100" rx={across} ry={along} strokeOpacity={opacity} />
        ))}
      </g>
      <path
        className="calm-water-star"
        d="M134 40L127 47L127 57L117 57L110 64L103 57L93 57L93 47L86 40L93 33L93 23L103 23L110 16L117 23L127 23L127 33z"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M110 29c4.600 5.400 7.200 9 7.200 12.700a7.200 7.200 0 0 1-14.400 0c0-3.700 2.600-7.300 7.200-12.700z"
        fill="currentColor"
      />
    </svg>
  )
}
