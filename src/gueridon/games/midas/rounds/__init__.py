"""How the strategies of rounds are made that the bots bid by: ``python -m gueridon.games.midas.rounds FILE``.

They are made once, with numpy; whoever plays reads the file (``hints/rounds.py``) and needs none of this.
"""
