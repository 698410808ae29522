/** Path of the eight-point star: two squares laid crosswise. */
export function starPath(x: number, y: number, radius: number, innerShare = 0.7654): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * innerShare
    const angle = (index * Math.PI) / 8
    return `${Math.round((x + Math.cos(angle) * reach) * 10) / 10} ${Math.round((y + Math.sin(angle) * reach) * 10) / 10}`
  })
  return `M${points.join('L')}z`
}
