"""What a phone reads in a picture on the screen of another."""

from playwright.sync_api import Locator
from tests import codes

GREY = """image => image.decode().then(() => {
  const [width, height] = [image.naturalWidth, image.naturalHeight]
  const paper = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  paper.drawImage(image, 0, 0)
  return [width, height, [...paper.getImageData(0, 0, width, height).data].filter((_, at) => at % 4 === 0)]
})"""


def read_by_a_camera(picture: Locator) -> str:
    width, height, grey = picture.evaluate(GREY)
    return codes.in_pixels(width, height, bytes(grey))
