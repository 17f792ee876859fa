/** The axes of Muscat, written by hand and good to about 300 m: something to go by where no tiles are. */
export const mainRoads: readonly (readonly [number, number][])[] = [
  [
    [23.68, 57.886],
    [23.589, 58.228],
    [23.586, 58.288],
    [23.592, 58.37],
    [23.59, 58.395],
    [23.597, 58.43],
    [23.604, 58.455],
    [23.608, 58.48],
    [23.597, 58.505],
    [23.601, 58.545],
    [23.617, 58.566],
  ],
  [
    [23.575, 58.2],
    [23.57, 58.36],
    [23.575, 58.42],
    [23.592, 58.49],
  ],
]
