import sharp from 'sharp'

// No two pictures are alike, so that what libvips would cache of one is of no use to the next.
sharp.cache(false)

/** Bytes that readers of previews on slow lines may be asked for. */
const largest = 100_000

/** An SVG as a JPEG under 100 KB; letters keep their edges because colours are not thinned out. */
export async function rasterise(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg))
  const encode = (quality: number) =>
    picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
  for (const quality of [84, 74]) {
    const encoded = await encode(quality)
    if (encoded.length <= largest) return encoded
  }
  return encode(55)
}
