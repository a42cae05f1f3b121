"""How the strategies of rounds are made that the bots bid by.

They are made once, with numpy; whoever plays reads the file (``hints/rounds.py``) and needs none of this.
"""
