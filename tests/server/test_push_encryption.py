"""The example of RFC 8291, byte for byte, and who may sign."""

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from gueridon.server.push.encryption import BrowserKeys, HouseKey, read_base64, sealed, sealed_with, write_base64

# Section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_for_byte():
    ours = derive_private_key(int.from_bytes(read_base64(OURS), "big"), SECP256R1())
    made = sealed_with(PLAIN, BrowserKeys.read(THEIRS, SECRET), ours, read_base64(SALT))
    assert write_base64(made) == SEALED


def test_the_same_message_is_never_sealed_twice_alike():
    to = BrowserKeys.read(THEIRS, SECRET)
    assert sealed(PLAIN, to) != sealed(PLAIN, to)


def test_two_houses_have_different_keys():
    assert HouseKey(HouseKey.fresh()).public != HouseKey(HouseKey.fresh()).public
